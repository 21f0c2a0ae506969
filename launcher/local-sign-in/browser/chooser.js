// Plain JavaScript, served as it stands; what crosses a message channel has no type here.
/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return */
// The chooser window: hands the chosen account to the hidden frame of the page that opened this window.
;(() => {
  const query = new URLSearchParams(location.search)
  const problem = document.querySelector('#problem')

  /** The hidden frame of the page that asked. Other frames of it are other origins, and refuse to be read. */
  function askingFrame() {
    for (let index = 0; index < (opener?.frames.length ?? 0); index += 1) {
      try {
        const frame = opener.frames[index]
        const asked = new URLSearchParams(frame.location.search)
        const same = ['apiKey', 'appName'].every((name) => asked.get(name) === query.get(name))
        if (same && frame.location.pathname === '/emulator/auth/iframe') return frame
      } catch {
        // The preview's frame, for one: not ours.
      }
    }
    return null
  }

  function say(text) {
    problem.textContent = text
    problem.hidden = text === ''
  }

  function finish(claims) {
    const frame = askingFrame()
    if (frame === null) {
      say('The page that asked for the sign-in is gone. Close this window and try again.')
      return
    }
    const answer = new URL(location.pathname, location.origin)
    answer.searchParams.set('providerId', 'google.com')
    answer.searchParams.set('id_token', JSON.stringify(claims))
    const authEvent = {
      type: query.get('authType'),
      eventId: query.get('eventId'),
      sessionId: '-',
      urlResponse: answer.href,
      postBody: '',
      tenantId: query.get('tid'),
      error: null,
    }
    document.body.setAttribute('aria-busy', 'true')
    frame.postMessage({ eventType: 'sendAuthEvent', data: { authEvent } }, location.origin)
  }

  async function remove(row) {
    try {
      const reply = await fetch('/local-sign-in/remove', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ localId: row.dataset.id }),
      })
      if (!reply.ok) throw new Error(String(reply.status))
      // Reloaded rather than edited: the server knows what the list is now.
      location.reload()
    } catch {
      say('The account could not be removed. Try again.')
    }
  }

  for (const row of document.querySelectorAll('[data-id]')) {
    row.querySelector('.account').addEventListener('click', () => finish(JSON.parse(row.dataset.claims)))
    row.querySelector('.remove').addEventListener('click', () => void remove(row))
  }

  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    const name = event.target.elements.name.value.trim()
    const digits = Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => byte % 10)
    finish({
      sub: digits.join(''),
      email: event.target.elements.email.value,
      ...(name === '' ? {} : { name }),
    })
  })
})()
