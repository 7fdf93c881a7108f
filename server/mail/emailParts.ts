/**
 * Renders both parts of an email: HTML, and plain text for readers and programs that show no HTML. The HTML has
 * the shop's design (web/styles/tokens.css). Mail programs support little more than tables and inline styles, load no
 * fonts, and are often narrow. So there is one column of at most 560 pixels.
 */
import { dialled } from '#domain/settings.ts';
import { type Html, html } from '#server/html.ts';
import { style, wholeWidth } from './emailStyle.ts';
import {
  type Block,
  type EmailTemplate,
  type Fact,
  type Item,
  type Shop,
  templateWithoutLinks,
} from './emailTemplate.ts';

const fact = ({ label, value }: Fact): Html => html`
<tr><td style="${style.factLabel}">${label}</td><td style="${style.factValue}">${value}</td></tr>`;

const part = (text: string): Html => html`<br><span style="${style.small}">${text}</span>`;

const item = ({ name, details, parts, amount }: Item): Html => html`
<tr><td style="${style.item}">${name}<br><span style="${style.small}">${details}</span>${parts.map(part)}</td>
<td style="${style.itemAmount}">${amount}</td></tr>`;

const total = ({ label, value }: Fact, index: number, { length }: readonly Fact[]): Html => {
  const isLast = index === length - 1;
  return html`
<tr><td style="${isLast ? style.grandTotal : style.total}">${label}</td>
<td style="${isLast ? style.grandTotalAmount : style.totalAmount}">${value}</td></tr>`;
};

const addressLine = (line: string): Html => html`<br>${line}`;

function blockHtml(block: Block): Html {
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

/** Shown only in the list of mails. The padding after it keeps mail programs from appending the body. */
const preview = (text: string): Html =>
  html`<div style="${style.hidden}">${text}${'\u200c\u00a0'.repeat(80)}</div>`;

const head = ({ name, nameBangla, url }: Shop): Html => html`
<tr><td align="center" style="padding:0 16px 24px">
<a href="${url}" style="${style.shopName}">${name}</a>
${name === nameBangla ? [] : html`<div style="${style.shopNameBangla}">${nameBangla}</div>`}
</td></tr>`;

const foot = ({ name, address, phone, url }: Shop): Html => html`
<tr><td align="center" style="padding:24px 16px 0;${style.small}">
${name} · ${address}<br>
<a href="tel:${dialled(phone)}" style="${style.quietLink}">${phone}</a> · <a href="${url}" style="${style.quietLink}">${url.replace(/^https?:\/\//, '')}</a>
</td></tr>`;

const sheet = ({ heading, blocks }: EmailTemplate): Html => html`
<tr><td style="${style.sheet}">
<h1 style="${style.heading}">${heading}</h1>
<div style="${style.rule}"></div>
${blocks.map(blockHtml)}
</td></tr>`;

/** Outlook ignores max-width, so it gets a fixed width. */
const column = (content: Html): Html => html`
<!--[if mso]><table role="presentation" width="560" align="center"><tr><td><![endif]-->
<table ${wholeWidth} style="max-width:560px;margin:0 auto">${content}</table>
<!--[if mso]></td></tr></table><![endif]-->`;

export function emailHtml(written: EmailTemplate, shop: Shop): string {
  const template = templateWithoutLinks(written);
  return html`<!doctype html>
<html lang="${template.language ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${template.subject}</title>
</head>
<body style="${style.page}">
${preview(template.preview)}
<table ${wholeWidth}><tr><td align="center" style="padding:32px 12px">
${column(html`${head(shop)}${sheet(template)}${foot(shop)}`)}
</td></tr></table>
</body>
</html>
`.source;
}

const textOf = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'code':
      return `    ${block.code}\n\n${block.note}`;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'items': {
      const items = block.items.map(({ name, details, parts, amount }) =>
        [`- ${name}`, `${details}: ${amount}`, ...parts].join('\n  '),
      );
      const totals = block.totals.map(({ label, value }) => `${label}: ${value}`);
      return [...items, '', ...totals].join('\n');
    }
    case 'address':
      return [`${block.title}:`, ...block.lines].join('\n');
    case 'link':
      return `${block.label}: ${block.url}`;
  }
};

export function emailText(written: EmailTemplate, shop: Shop): string {
  const { heading, blocks } = templateWithoutLinks(written);
  return `${[
    heading,
    ...blocks.map(textOf),
    ['--', shop.name, shop.address, shop.phone, shop.url].filter(Boolean).join('\n'),
  ].join('\n\n')}\n`;
}
