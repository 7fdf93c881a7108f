/**
 * A page that the server wrote in the small file of Bangla goes over to the whole one before a text is painted that may
 * need it: one that comes with a navigation or an answer, or is typed. Any conjunct will do, since the list of those that
 * the small file has stays on the server.
 */
const joined = /[\u09CD\u200C\u200D]/;

export function watchForConjuncts(): void {
  const { dataset } = document.documentElement;
  if (dataset.bangla !== 'plain') return;
  const hear = (text = '') => {
    if (!joined.test(text)) return;
    dataset.bangla = 'whole';
    changes.disconnect();
    removeEventListener('input', hearTyping);
  };
  const hearNode = (node: Node) => hear(node instanceof Element ? node.outerHTML : (node.nodeValue ?? ''));
  const hearTyping = ({ target }: Event) => hear((target as HTMLInputElement).value);
  const changes = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) hearNode(target);
      for (const node of addedNodes) hearNode(node);
    }
  });
  changes.observe(document, { subtree: true, childList: true, characterData: true });
  addEventListener('input', hearTyping);
}
