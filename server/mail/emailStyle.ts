/** The shop's design for emails, as inline styles, which every mail program supports. */
import { Html } from '#server/html.ts';

/** The colors of web/styles/tokens.css. */
const colour = {
  ivory: '#fbf7f0',
  paper: '#fffdf9',
  sand: '#f4ecdf',
  line: '#e6dccb',
  ink: '#2a1f1b',
  muted: '#67574d',
  wine: '#6d1a2d',
  onWine: '#fff9f2',
  gold: '#b08d3e',
};
const display = "font-family:Georgia,'Times New Roman','Noto Serif Bengali',serif";
const face = "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans Bengali',Helvetica,Arial,sans-serif";
const body = `${face};font-size:16px;line-height:26px;color:${colour.ink}`;
const small = `${face};font-size:14px;line-height:22px;color:${colour.muted}`;
const line = `1px solid ${colour.line}`;

/** Constant text of this file. It is not escaped, so that quotes in it stay valid CSS. */
const fixed = (css: string): Html => new Html(css.replaceAll('"', "'"));

export const style = {
  page: fixed(`margin:0;padding:0;background-color:${colour.ivory};${body}`),
  hidden: fixed('display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px'),
  shopName: fixed(
    `${display};font-size:28px;line-height:32px;letter-spacing:0.04em;color:${colour.wine};text-decoration:none`,
  ),
  shopNameBangla: fixed(`${display};font-size:14px;line-height:20px;color:${colour.muted}`),
  sheet: fixed(
    `padding:36px 28px 32px;background-color:${colour.paper};border:${line};border-radius:8px;${body}`,
  ),
  heading: fixed(
    `margin:0;${display};font-weight:400;font-size:26px;line-height:34px;text-align:center;color:${colour.ink}`,
  ),
  rule: fixed(
    `width:48px;margin:16px auto 24px;border-top:1px solid ${colour.gold};font-size:0;line-height:0`,
  ),
  paragraph: fixed('margin:0 0 16px'),
  body: fixed(body),
  small: fixed(small),
  code: fixed(
    `margin:8px 0;padding:20px 0 20px 0.25em;background-color:${colour.sand};border-radius:8px;text-align:center;` +
      `font-family:'SFMono-Regular',Menlo,Consolas,'Courier New',monospace;font-size:32px;line-height:40px;letter-spacing:0.25em;color:${colour.ink}`,
  ),
  note: fixed(`margin:0 0 20px;text-align:center;${small}`),
  facts: fixed('margin:8px 0 16px'),
  factLabel: fixed(`padding:4px 16px 4px 0;vertical-align:baseline;${small}`),
  factValue: fixed(`padding:4px 0;vertical-align:baseline;text-align:right;${body}`),
  item: fixed(`padding:12px 16px 12px 0;vertical-align:top;border-top:${line};${body}`),
  itemAmount: fixed(
    `padding:12px 0;vertical-align:top;border-top:${line};text-align:right;white-space:nowrap;${body}`,
  ),
  total: fixed(`padding:6px 16px 8px 0;${small}`),
  totalAmount: fixed(`padding:6px 0 8px;text-align:right;white-space:nowrap;${small}`),
  grandTotal: fixed(`padding:14px 16px 14px 0;border-top:1px solid ${colour.gold};font-weight:600;${body}`),
  grandTotalAmount: fixed(
    `padding:14px 0;border-top:1px solid ${colour.gold};text-align:right;white-space:nowrap;font-weight:600;${body}`,
  ),
  firstTotals: fixed(`height:8px;font-size:0;line-height:0;border-top:${line}`),
  address: fixed(`margin:8px 0 20px;padding:16px 20px;background-color:${colour.sand};border-radius:8px`),
  button: fixed(
    `display:inline-block;padding:14px 28px;border-radius:4px;background-color:${colour.wine};${face};font-size:16px;line-height:20px;color:${colour.onWine};text-decoration:none`,
  ),
  quietLink: fixed(`color:${colour.muted};text-decoration:underline`),
} satisfies Record<string, Html>;

export const wholeWidth = new Html(
  'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"',
);
