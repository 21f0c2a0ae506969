// Plain JavaScript, served as it stands; what crosses a message channel has no type here.
/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return */
// The hidden frame's side of a sign-in: it hears from the chooser window and tells the page that opened it.
;(() => {
  const channel = gapi.iframes.getContext().getParentIframe()
  const nothing = {
    type: 'unknown',
    eventId: null,
    sessionId: null,
    urlResponse: null,
    postBody: null,
    tenantId: null,
    error: { code: 'auth/no-auth-event', message: '' },
  }
  const tell = (authEvent) => void channel.send('authEvent', { type: 'authEvent', authEvent })

  addEventListener('message', (event) => {
    if (event.origin === location.origin && event.data?.eventType === 'sendAuthEvent') {
      tell(event.data.data.authEvent)
    }
  })
  channel.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }))
  tell(nothing)
})()
