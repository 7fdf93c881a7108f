/** Reads the files of a multipart request into memory, within the limits of an upload. */
import type { FastifyRequest } from 'fastify';
import { Problem } from '#domain/problems.ts';
import { sheetUploadField } from '#domain/productSheet.ts';
import type { IncomingFile } from './context.ts';

export async function readFiles(request: FastifyRequest): Promise<readonly IncomingFile[]> {
  if (!request.isMultipart()) throw new Problem('wrongType');
  const files: IncomingFile[] = [];
  let field = '';
  try {
    for await (const part of request.files()) {
      field = part.fieldname;
      files.push({ field: part.fieldname, filename: part.filename, bytes: await part.toBuffer() });
    }
  } catch (error) {
    throw multipartProblem(error, field);
  }
  return files;
}

function multipartProblem(error: unknown, field: string): unknown {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new Problem(field === sheetUploadField ? 'sheetTooLarge' : 'imageTooLarge');
  }
  if (code === 'FST_FILES_LIMIT') return new Problem('tooManyImages');
  if (statusCode === 413) return new Problem('tooLarge');
  if (code?.startsWith('FST_') || /multipart|unexpected end/i.test(String(error)))
    return new Problem('malformedBody');
  return error;
}
