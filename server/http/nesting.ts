/** How deeply the arrays and objects of a JSON text nest. */

/** True for more than `max` levels. Brackets in strings do not count. Reads no further than it must. */
export function nestsDeeperThan(max: number, json: string): boolean {
  let levels = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') isInString = !isInString;
    else if (isInString) {
      // The character after a backslash does not end the string.
      if (character === '\\') at += 1;
    } else if (character === '[' || character === '{') {
      levels += 1;
      if (levels > max) return true;
    } else if (character === ']' || character === '}') levels -= 1;
  }
  return false;
}
