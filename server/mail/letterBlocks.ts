/** The parts a letter is made of, as HTML. */
import { type Html, html } from './html.ts';
import type { Block, Fact, Item } from './letter.ts';
import { style, wholeWidth } from './letterStyles.ts';

const fact = ({ label, value }: Fact): Html => html`
<tr><td style="${style.factLabel}">${label}</td><td style="${style.factValue}">${value}</td></tr>`;

const item = ({ name, details, amount }: Item): Html => html`
<tr><td style="${style.item}">${name}<br><span style="${style.small}">${details}</span></td>
<td style="${style.itemAmount}">${amount}</td></tr>`;

const total = ({ label, value }: Fact, index: number, { length }: readonly Fact[]): Html => {
  const isLast = index === length - 1;
  return html`
<tr><td style="${isLast ? style.grandTotal : style.total}">${label}</td>
<td style="${isLast ? style.grandTotalAmount : style.totalAmount}">${value}</td></tr>`;
};

const addressLine = (line: string): Html => html`<br>${line}`;

export function blockHtml(block: Block): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="${style.paragraph}">${block.text}</p>`;
    case 'code':
      return html`
<div style="${style.code}">${block.code}</div>
<p style="${style.note}">${block.note}</p>`;
    case 'facts':
      return html`<table ${wholeWidth} style="${style.facts}">${block.facts.map(fact)}</table>`;
    case 'items':
      return html`
<table ${wholeWidth} style="${style.facts}">${block.items.map(item)}
<tr><td colspan="2" style="${style.firstTotals}"></td></tr>${block.totals.map(total)}</table>`;
    case 'address':
      return html`
<div style="${style.address}"><span style="${style.small}">${block.title}</span>${block.lines.map(addressLine)}</div>`;
    case 'link':
      return html`
<p style="margin:24px 0 4px;text-align:center"><a href="${block.url}" style="${style.button}">${block.label}</a></p>`;
  }
}
