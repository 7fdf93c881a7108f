/** The API's table as a page for people: no script, no outside files. */
import { z } from 'zod';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { kindOf, problems } from '#domain/problems.ts';
import { statusOfKind } from './problemAnswers.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (each) => entities[each] ?? each);

const whoMayCall = { anyone: 'Anyone', customer: 'Signed in', admin: 'Admin' } as const;

function schemaBlock(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (!schema) return '';
  const { $schema, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(shape, null, 2))}</pre></details>`;
}

function refusalList(row: AnyEndpoint): string {
  const items = row.refusals.map(
    (code) =>
      `<li><code>${statusOfKind[kindOf(code)]}</code> <code>${code}</code> ${escapeHtml(problems[code].message)}</li>`,
  );
  return items.length > 0 ? `<p>May refuse with</p><ul>${items.join('')}</ul>` : '';
}

function callSection(name: string, row: AnyEndpoint): string {
  const notes = [whoMayCall[row.who], row.idempotent && 'takes Idempotency-Key', row.limit && 'rate-limited']
    .filter(Boolean)
    .join(' · ');
  return `<section id="${name}">
<h3><span class="method">${row.method}</span> <code>/api${escapeHtml(row.path)}</code></h3>
<p>${escapeHtml(row.summary)}</p><p class="notes">${notes}</p>
${schemaBlock('Path', row.input.params, 'input')}${schemaBlock('Query', row.input.query, 'input')}
${schemaBlock('Body', row.input.body, 'input')}${schemaBlock(`Answer ${row.status}`, row.output, 'output')}
${refusalList(row)}</section>`;
}

const style = `
:root{color-scheme:light;font:16px/1.6 system-ui,sans-serif;color:#2b211d;background:#fbf8f2}
body{max-width:60rem;margin:0 auto;padding:1.5rem}
h1,h2{font-weight:600}h2{margin-top:3rem;border-bottom:1px solid #e4d9c7}
section{padding:.75rem 0;border-bottom:1px solid #efe7d9}h3{margin:.25rem 0;font-size:1rem}
.method{display:inline-block;min-width:4.5rem;font-weight:700;color:#6d1f33}
.notes{color:#6a5d55;font-size:.875rem;margin:.25rem 0}
pre{overflow:auto;background:#fff;border:1px solid #e4d9c7;padding:.75rem;font-size:.8125rem}
summary{cursor:pointer}a{color:#6d1f33}`;

export function docsPage(table: Record<string, AnyEndpoint>, shopName: string): string {
  const groups = Map.groupBy(Object.entries(table), ([, row]) => row.group);
  const sections = [...groups].map(
    ([group, rows]) =>
      `<h2 id="${escapeHtml(group)}">${escapeHtml(group)}</h2>${rows.map(([name, row]) => callSection(name, row)).join('')}`,
  );
  const contents = [...groups.keys()].map(
    (group) => `<li><a href="#${escapeHtml(group)}">${escapeHtml(group)}</a></li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(shopName)} API</title>
<style>${style}</style></head><body><main><h1>${escapeHtml(shopName)} API</h1>
<p>Base address <code>/api</code>. Money is a number of taka, times are ISO 8601 in UTC, ids are opaque strings.
Send the token of a sign-in as <code>Authorization: Bearer …</code>. A refusal answers
<code>{message, code, errors?}</code> with a fitting status. For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<ul>${contents.join('')}</ul>${sections.join('')}</main></body></html>`;
}
