/**
 * A letter as HTML, in the shop's looks (web/styles/tokens.css). Mail programs know little more than tables and inline
 * styles, load no fonts, and are often narrow: one column of at most 560 pixels.
 */
import { dialled } from '#domain/shop.ts';
import { type Html, html } from './html.ts';
import type { Letter, Letterhead } from './letter.ts';
import { blockHtml } from './letterBlocks.ts';
import { style, wholeWidth } from './letterStyles.ts';

/** Shown in the list of mails only. The blanks behind it keep the list from going on with the letter itself. */
const preview = (text: string): Html =>
  html`<div style="${style.hidden}">${text}${'\u200c\u00a0'.repeat(80)}</div>`;

const head = ({ name, nameBangla, url }: Letterhead): Html => html`
<tr><td align="center" style="padding:0 16px 24px">
<a href="${url}" style="${style.shopName}">${name}</a>
<div style="${style.shopNameBangla}">${nameBangla}</div>
</td></tr>`;

const foot = ({ name, address, phone, url }: Letterhead): Html => html`
<tr><td align="center" style="padding:24px 16px 0;${style.small}">
${name} · ${address}<br>
<a href="tel:${dialled(phone)}" style="${style.quietLink}">${phone}</a> · <a href="${url}" style="${style.quietLink}">${url.replace(/^https?:\/\//, '')}</a>
</td></tr>`;

const sheet = ({ heading, blocks }: Letter): Html => html`
<tr><td style="${style.sheet}">
<h1 style="${style.heading}">${heading}</h1>
<div style="${style.rule}"></div>
${blocks.map(blockHtml)}
</td></tr>`;

/** Outlook heeds no greatest width, so it is given a fixed one. */
const column = (content: Html): Html => html`
<!--[if mso]><table role="presentation" width="560" align="center"><tr><td><![endif]-->
<table ${wholeWidth} style="max-width:560px;margin:0 auto">${content}</table>
<!--[if mso]></td></tr></table><![endif]-->`;

export const letterHtml = (letter: Letter, shop: Letterhead): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${letter.subject}</title>
</head>
<body style="${style.page}">
${preview(letter.preview)}
<table ${wholeWidth}><tr><td align="center" style="padding:32px 12px">
${column(html`${head(shop)}${sheet(letter)}${foot(shop)}`)}
</td></tr></table>
</body>
</html>
`.source;
