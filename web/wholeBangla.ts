/**
 * A page that the server wrote in the small file of Bangla goes over to the whole one before a text is painted that may
 * need it: one that comes with a navigation or an answer, or is typed. Any conjunct will do, since the list of those that
 * the small file has stays on the server.
 */
const joined = /[\u09CD\u200C\u200D]/;
/** Fields whose text may come without a word in the page. */
const filled = 'textarea, input:not([type="search"])';

export function watchForConjuncts(): void {
  const { dataset } = document.documentElement;
  if (dataset.bangla !== 'plain') return;
  const toWhole = () => {
    dataset.bangla = 'whole';
    changes.disconnect();
    removeEventListener('input', hearTyping);
  };
  const hear = (text = '') => {
    if (joined.test(text)) toWhole();
  };
  const hearNode = (node: Node) => {
    if (!(node instanceof Element)) hear(node.nodeValue ?? '');
    else if (node.matches(filled) || node.querySelector(filled)) toWhole();
    else hear(node.outerHTML);
  };
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
