/** Spellings and phrases that texts on screen, in emails and in API responses must not use. */

/** Texts of the specification, whose spelling is not used elsewhere. */
const quoted =
  /^(Shipping Info(rmation)?|Login to (Add|Buy)|Please login to (add items to|update|remove items from|clear) cart)$/;

/** Each pattern with better words: first spellings, then old, literary or invented wording. */
const avoided: readonly [RegExp, string][] = [
  [/\bcolour/i, 'color'],
  [/\bjewell?er(?:y|ies)\b/i, 'jewelry'],
  [/\be-mail/i, 'email'],
  [/\bshipping\b/i, 'delivery'],
  [/\b(?:please|(?<!back )to|can|cannot|must|then) login\b/i, 'log in (verb)'],
  [/\blogin (?:to|again|with your)\b/i, 'log in (verb)'],
  [/\bsign(?:s|ed|ing)?[ -](?:in|out)\b/i, 'log in, log out'],
  [/\bdeeds?\b/i, 'action'],
  [/\b(?:some|every|no)body\b/i, 'someone, everyone, no one'],
  [/\bmeanwhile\b/i, 'leave it out'],
  [/\bin your hands\b/i, 'when you receive it'],
  [/\bwait(?:s|ing)? (?:here|for (?:you|your))\b/i, 'say what the reader can do here'],
  [/\bstands? (?:here|there|ready|twice)\b/i, 'is'],
  [/\b(?:lead|leads) nowhere\b/i, 'has no link'],
  [/\bthe (?:newest|latest|oldest|last used) first\b/i, 'newest first'],
  [/\b(?:admins|password) alone\b/i, 'only'],
  [/\bmistyped\b/i, 'wrong'],
  [/\bone by one\b/i, 'separately'],
  [/\bsee to it\b/i, 'help'],
  [/\bwritten down\b/i, 'listed, saved'],
  [/\bin place of the\b/i, 'instead of'],
  [/\bwith (?:a )?(?:minus|commas between)\b/i, 'say how to type it'],
  [/\bany more\b/i, 'anymore, no longer'],
  [/\bto be had\b/i, 'available'],
  [/\byour word\b/i, 'your review'],
  [/\bat hand\b/i, 'ready'],
];

/** The faults of a text, each with better words. */
export function faultsOf(text: string): string[] {
  const faults = quoted.test(text) ? [] : avoided.filter(([pattern]) => pattern.test(text));
  return faults.map(([pattern, better]) => `'${pattern.exec(text)}': ${better}`);
}
