/** A new order, for admins who asked for notifications. */
declare const self: ServiceWorkerGlobalScope;

export async function showNotification(message: PushMessageData | null): Promise<void> {
  if (!message) return;
  const { title, body, tag, url } = message.json();
  await self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { url } });
}

export async function openNotification(notification: Notification): Promise<void> {
  notification.close();
  await self.clients.openWindow(notification.data.url);
}
