/**
 * The font that phones sold in Bangladesh show Bangla with, for the measured browser. An English page with a Bangla word
 * downloads 45 KB for it only where there is none. It comes from a package of Debian, and is not installed: the browser
 * tests show what happens without it.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../tools/launch/pinnedNode.mjs';
import { runQuietly, step } from '../../tools/launch/progress.mjs';

const PACKAGE = 'fonts-noto-core';
const home = join(root, 'node_modules', '.cache', 'phone-font');
const fonts = join(home, 'fonts');

/** The browser finds fonts in `fonts` below this directory, beside those of the machine. */
export const phoneFontEnv = { XDG_DATA_HOME: home };

/** Elsewhere than on Debian the font has to be installed by hand. */
export async function ensurePhoneFont(): Promise<void> {
  if (existsSync(fonts) || !existsSync('/usr/bin/apt-get')) return;
  await mkdir(home, { recursive: true });
  const unpack = `rm -rf new && mkdir new && dpkg-deb --fsys-tarfile ${PACKAGE}_*.deb | tar -x -C new --wildcards '*/NotoSansBengali-*' && mv new fonts`;
  await step('Fetching the Bangla font of phones', async () => {
    await runQuietly('apt-get', ['update']);
    await runQuietly('apt-get', ['download', PACKAGE], { cwd: home });
    await runQuietly('sh', ['-c', unpack], { cwd: home });
  });
}
