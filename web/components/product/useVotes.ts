import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { api } from '#web/api/client.ts';
import type { Review } from '#web/api/responses.ts';
import { sessionStore } from '#web/auth/session.ts';

/** Loaded with the first press. */
const loadVoting = () => import('./castVote.ts');

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
  /** The new counts of the reviews that the reader voted on since the page was loaded. */
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => {
    setVotes(none);
    if (token !== null) api.reviewVotes({ params: { id: productId } }).then(setVotes, () => undefined);
  }, [productId, token]);

  const toggle = async (id: string) => {
    const { askToLogIn, castVote } = await loadVoting();
    if (token === null) return askToLogIn(pathname);
    const cast = await castVote(id, !votes.helpful.includes(id));
    if (!cast) return;
    setCounts((known) => ({ ...known, [id]: cast.helpfulCount }));
    setVotes((known) => {
      const others = known.helpful.filter((one) => one !== id);
      return { ...known, helpful: cast.isHelpful ? [...others, id] : others };
    });
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
