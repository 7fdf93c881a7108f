/**
 * Messages as customers write them to shops' pages, with what an order of each has to say. The files have one after
 * another: a line `= name | phone | district | thana | items`, then the message. `-` stands for nothing. An item is
 * the key of a demo product or `@category` for any of it, then the quantity, size and color if they are not 1 and none.
 */
import { readFile } from 'node:fs/promises';

export interface ExpectedItem {
  /** A demo product's key, or `@` and a category. */
  product: string;
  quantity: number;
}

export interface CustomerMessage {
  text: string;
  name: string;
  phone: string;
  district: string;
  thana: string;
  items: readonly ExpectedItem[];
}

function readItem(text: string): ExpectedItem {
  const [product = '', ...more] = text.split(' ');
  const count = more.find((part) => /^x\d+$/.test(part));
  return { product, quantity: Number(count?.slice(1) ?? 1) };
}

function readOne(block: string): CustomerMessage {
  const [head = '', ...lines] = block.split('\n');
  const [name = '', phone = '', district = '', thana = '', items = ''] = head
    .split('|')
    .map((part) => part.trim())
    .map((part) => (part === '-' ? '' : part));
  const text = lines.join('\n').trim();
  return { text, name, phone, district, thana, items: items.split(', ').map(readItem) };
}

export async function readCustomerMessages(file: string): Promise<readonly CustomerMessage[]> {
  const text = await readFile(new URL(file, import.meta.url), 'utf8');
  return text.split(/^= /m).slice(1).map(readOne);
}
