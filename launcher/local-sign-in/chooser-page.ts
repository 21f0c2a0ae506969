import { html } from 'hono/html'
import { EMAIL_PATTERN } from './account-requests.ts'
import { MAX_ACCOUNTS } from './account-store.ts'
import type { Account } from './account-store.ts'

const MARK = html`<svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
  <rect x="1" y="2" width="6" height="6" rx="1.8" />
  <rect x="1" y="9" width="6" height="6" rx="1.8" />
  <rect x="1" y="16" width="6" height="6" rx="1.8" />
  <rect x="17" y="2" width="6" height="6" rx="1.8" />
  <rect x="17" y="9" width="6" height="6" rx="1.8" />
  <rect x="17" y="16" width="6" height="6" rx="1.8" />
  <rect x="9" y="5.5" width="6" height="6" rx="1.8" />
</svg>`

/** The window in which a local account is chosen, added or removed. The last used one comes first. */
export function chooserPage(accounts: readonly Account[]) {
  const newestFirst = [...accounts].reverse()
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Choose an account</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/local-sign-in/chooser.css" />
        <script src="/theme-before-paint.js"></script>
        <script src="/local-sign-in/chooser.js" defer></script>
      </head>
      <body>
        <main>
          <p class="brand">${MARK} Mosaygent</p>
          <div class="head">
            <h1>${accounts.length === 0 ? 'Add an account' : 'Choose an account'}</h1>
            <p class="soft">to continue to Mosaygent</p>
          </div>
          <p id="problem" role="alert" hidden></p>
          ${
            accounts.length === 0
              ? ''
              : html`<ul class="card" aria-label="Accounts on this machine">
                  ${newestFirst.map(accountRow)}
                </ul>`
          }
          ${accounts.length >= MAX_ACCOUNTS ? full() : addForm(accounts.length === 0)}
          <div class="notes">
            <p>Local sign-in: names you, protects nothing</p>
            <p>Nothing is sent to Google</p>
          </div>
        </main>
      </body>
    </html>`
}

function accountRow(account: Account) {
  const name = account.displayName ?? account.email
  const claims = JSON.stringify({
    sub: account.rawId,
    email: account.email,
    name: account.displayName ?? undefined,
  })
  return html`<li data-id="${account.localId}" data-claims="${claims}">
    <button type="button" class="account">
      <span class="initial" aria-hidden="true">${Array.from(name)[0]?.toUpperCase() ?? ''}</span>
      <span class="who">
        <b>${name}</b>
        ${account.displayName === null ? '' : html`<span>${account.email}</span>`}
      </span>
    </button>
    <button type="button" class="remove" aria-label="Remove ${name}">Remove</button>
  </li>`
}

function addForm(first: boolean) {
  return html`<form class="card">
    ${first ? '' : html`<h2>Add another account</h2>`}
    <div class="field">
      <label for="email">Email</label>
      <input
        id="email"
        name="email"
        type="email"
        pattern="${EMAIL_PATTERN}"
        title="An address such as you@example.com"
        required
        maxlength="254"
        autocomplete="email"
        ${first ? 'autofocus' : ''}
      />
    </div>
    <div class="field">
      <label for="name">Name <i>(optional)</i></label>
      <input id="name" name="name" maxlength="100" autocomplete="name" />
    </div>
    <button class="primary">Continue</button>
  </form>`
}

function full() {
  return html`<p class="soft">${MAX_ACCOUNTS} accounts are kept at most. Remove one to add another.</p>`
}
