import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { withReturnTo } from '#domain/returnTo.ts';
import { reviewMessages } from '#domain/reviews.ts';
import { api } from '#web/api/client.ts';
import { toastFailure } from '#web/api/failures.ts';
import type { Review } from '#web/api/responses.ts';
import { sessionStore } from '#web/auth/session.ts';
import { toast } from '#web/ui/toast.ts';

interface Votes {
  helpful: readonly string[];
  /** The reader's own review, which gets no vote. */
  own: string | null;
}

const none: Votes = { helpful: [], own: null };

/** The reader's votes on a product's reviews. The page is the same for everyone, so they are loaded after it. */
export function useVotes(productId: string) {
  const token = useStore(sessionStore, (session) => session.token);
  const { pathname } = useLocation();
  const [votes, setVotes] = useState(none);
  /** Of the reviews that the reader voted on since the page was loaded. */
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => {
    setVotes(none);
    if (token !== null) api.reviewVotes({ params: { id: productId } }).then(setVotes, () => undefined);
  }, [productId, token]);

  const toggle = async (id: string) => {
    if (token === null) {
      const action = { label: 'Log in', to: withReturnTo('/auth/login', pathname) };
      return toast(reviewMessages.loginToVote, 'plain', action);
    }
    const call = votes.helpful.includes(id) ? api.unmarkHelpful : api.markHelpful;
    try {
      const { isHelpful, helpfulCount } = await call({ params: { id } });
      setCounts((known) => ({ ...known, [id]: helpfulCount }));
      setVotes((known) => {
        const others = known.helpful.filter((one) => one !== id);
        return { ...known, helpful: isHelpful ? [...others, id] : others };
      });
    } catch (error) {
      toastFailure(error, reviewMessages.voteFailed);
    }
  };

  return {
    voteOn: ({ _id, helpfulCount }: Review) => ({
      count: counts[_id] ?? helpfulCount,
      isHelpful: votes.helpful.includes(_id),
      isOwn: votes.own === _id,
      toggle: () => toggle(_id),
    }),
  };
}

export type Vote = ReturnType<ReturnType<typeof useVotes>['voteOn']>;
