/** What a mail says, before it is decided how it looks: both of its parts, HTML and text, are made from this. */
export interface Letter {
  subject: string;
  /** What a list of mails shows beside the subject. */
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
  /** Size, colour, quantity. */
  details: string;
  amount: string;
}

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; code: string; note: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  /** The last of the totals is what it all comes to. */
  | { kind: 'items'; items: readonly Item[]; totals: readonly Fact[] }
  | { kind: 'address'; title: string; lines: readonly string[] }
  | { kind: 'link'; label: string; url: string };

/** What every letter says of the shop. */
export interface Letterhead {
  name: string;
  nameBangla: string;
  phone: string;
  address: string;
  /** The shop's own address on the web. */
  url: string;
}
