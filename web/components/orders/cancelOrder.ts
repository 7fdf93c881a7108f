import { api } from '#web/api/client.ts';

/** Perhaps only a response was lost, to this press or to an earlier one: then the order is cancelled, whatever this press got. */
export async function cancelOrder(id: string): Promise<void> {
  try {
    await api.cancelOrder({ params: { id } });
  } catch (error) {
    const now = await api.order({ params: { id } }).catch(() => null);
    if (now?.orderStatus !== 'cancelled') throw error;
  }
}
