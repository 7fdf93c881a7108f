import { z } from 'zod';
import { isSafeLink } from './contentLinks.ts';
import { pageFeatures } from './pageFeatures.ts';

/** A line end in the text is a line break. */
export const spanSchema = z.object({
  text: z.string(),
  strong: z.boolean().optional(),
  emphasis: z.boolean().optional(),
});

export const inlineSchema = z.union([
  z.object({ to: z.string().refine(isSafeLink), spans: z.array(spanSchema) }),
  spanSchema,
]);

const content = z.array(inlineSchema);

export const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), content }),
  /** Small text beside the main text. */
  z.object({ kind: z.literal('note'), content }),
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(3), z.literal(4)]), content }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(content) }),
  z.object({ kind: z.literal('feature'), name: z.enum(pageFeatures) }),
]);

/** The title is empty before the first heading and after a rule. */
export const sectionSchema = z.object({ title: z.string(), blocks: z.array(blockSchema) });
