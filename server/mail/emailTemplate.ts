/** The content of an email, independent of its format. The HTML part and the text part are both rendered from it. */
import { accountEmailTexts } from '#texts/accountEmails.ts';
import type { Language } from '#texts/language.ts';

export interface EmailTemplate {
  /** English if absent. */
  language?: Language;
  subject: string;
  /** The text that a list of mails shows after the subject. */
  preview: string;
  heading: string;
  blocks: readonly Block[];
}

export interface Fact {
  label: string;
  value: string;
}

export interface Item {
  name: string;
  /** Size, color and quantity. */
  details: string;
  /** What is in a combo. */
  parts: readonly string[];
  amount: string;
}

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; code: string; note: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  /** The last of the totals is the grand total. */
  | { kind: 'items'; items: readonly Item[]; totals: readonly Fact[] }
  | { kind: 'address'; title: string; lines: readonly string[] }
  | { kind: 'link'; label: string; url: string };

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const link = (label: string, url: string): Block => ({ kind: 'link', label, url });

/** The shop's details in the header and footer of every email. */
export interface Shop {
  name: string;
  nameBangla: string;
  phone: string;
  address: string;
  /** The address that is notified of new orders. Empty: none. */
  newOrderEmail: string;
  /** The shop's public URL. */
  url: string;
}

/*
 * Mail programs turn anything that looks like an address into a link. Anybody can register with a stranger's email
 * address and type an advertisement as a name. So every text of an email is written with addresses broken apart. The
 * shop's own links are separate blocks and stay.
 */

/** IDNA also accepts these characters between the parts of a host name. */
const dots = '.。．｡';
/** These reverse the reading direction, so that one address looks like another. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/gu;
const hostDot = new RegExp(`([${dots}])(?=[^\\s${dots}])`, 'gu');
const ipNumber = /\d+(?:\.\d+){3}/gu;

/** 'evil.example/x' becomes 'evil. example/x'. Amounts and times stay unchanged: '1,250.50', '10:30'. */
export const withoutLinks = (text: string): string =>
  text
    .replace(bidiControls, '')
    .replace(ipNumber, (number) => number.replaceAll('.', '. '))
    .replace(hostDot, (dot, _, at: number, whole: string) => (isBetweenDigits(whole, at) ? dot : `${dot} `))
    .replace(/:(?=\S)/gu, (colon, at: number, whole: string) =>
      isBetweenDigits(whole, at) ? colon : `${colon} `,
    )
    .replace(/\s*@\s*/gu, ' @ ')
    .replace(/([\\/])(?=[\\/])/gu, '$1 ');

/** In either script. */
const isDigit = (character = ''): boolean => /[\d০-৯]/.test(character);
const isBetweenDigits = (text: string, at: number): boolean => isDigit(text[at - 1]) && isDigit(text[at + 1]);

const fact = ({ label, value }: Fact): Fact => ({ label: withoutLinks(label), value: withoutLinks(value) });
const item = ({ name, details, parts, amount }: Item): Item => ({
  name: withoutLinks(name),
  details: withoutLinks(details),
  parts: parts.map(withoutLinks),
  amount: withoutLinks(amount),
});

function blockWithoutLinks(block: Block): Block {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, text: withoutLinks(block.text) };
    case 'code':
      return block;
    case 'facts':
      return { ...block, facts: block.facts.map(fact) };
    case 'items':
      return { ...block, items: block.items.map(item), totals: block.totals.map(fact) };
    case 'address':
      return { ...block, title: withoutLinks(block.title), lines: block.lines.map(withoutLinks) };
    case 'link':
      return { ...block, label: withoutLinks(block.label) };
  }
}

export const templateWithoutLinks = ({
  subject,
  preview,
  heading,
  blocks,
  language,
}: EmailTemplate): EmailTemplate => ({
  language,
  subject: withoutLinks(subject),
  preview: withoutLinks(preview),
  heading: withoutLinks(heading),
  blocks: blocks.map(blockWithoutLinks),
});

/** Characters that make a text a clickable address: `@`, `/`, and a dot or colon inside a word. */
const looksLikeAddress = /[@/\\]|\S[.:]\S/u;
const longestName = 60;

/**
 * "Hello Nusrat," without the name when it could be an advertisement. Anybody can register with a stranger's email
 * address, and the shop would deliver the message.
 */
export const greeting = (name: string): string =>
  looksLikeAddress.test(name) || name.length > longestName
    ? accountEmailTexts.hello
    : accountEmailTexts.helloName(name);
