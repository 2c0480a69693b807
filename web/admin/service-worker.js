// The service worker of the panel. It shows notifications and opens what they are about. It caches nothing, and no request
// of the panel passes through it. Plain JavaScript, because the server sends the file as it is.

/** @param {string} path Below the panel's base path. */
function urlOf(path) {
  return self.registration.scope.replace(/\/$/, '') + path;
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      renotify: true,
      icon: '/icon-192.png',
      data: { path },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openInPanel(urlOf(event.notification.data.path)));
});

/** Shows a window that is there already, else opens one: another window may hold unsaved work. */
async function openInPanel(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((one) => one.url === url);
  await (shown ? shown.focus() : self.clients.openWindow(url));
}
