import type { ContentKind } from '#domain/content.ts';
import { FaqFields } from './FaqFields.tsx';
import { HomeFields } from './HomeFields.tsx';
import { PageFields } from './PageFields.tsx';

export function ContentFields({ kind }: { kind: ContentKind }) {
  switch (kind) {
    case 'home':
      return <HomeFields />;
    case 'faq':
      return <FaqFields />;
    case 'page':
      return <PageFields />;
  }
}
