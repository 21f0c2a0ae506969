import type { Page } from '@playwright/test'
import { expect, test } from './gallery.ts'

/** What a screen reader names on its way down a page: where parts begin, what they are called, what can be moved. */
const WAYS = {
  'login/idle': `
    - main:
      - heading "See every edit arrive." [level=1]
      - button "Continue with Google"`,
  'flutter/running': `
    - complementary:
      - radiogroup "Environment"
      - navigation "Pages":
        - list
      - link "Connected"
    - main:
      - heading "Flutter" [level=1]
      - button "Stop"
      - button "Restart"
      - button "Reload"
      - region "Preview":
        - toolbar
        - switch "Reload on save"
      - region "Console":
        - separator "Console width"
        - heading "Console" [level=2]
        - textbox "Filter"
        - log "Console lines"
        - button "Console width"`,
  'environment/both': `
    - main:
      - heading "Environment" [level=1]
      - region "Project Directory"
      - list "Codebases":
        - listitem:
          - region "Flutter Codebase"
        - listitem:
          - region "API Codebase"`,
  'firebase/different': `
    - main:
      - heading "Firebase" [level=1]
      - region "Active Project"
      - region "Config files":
        - group:
          - table`,
  'app/account': `
    - main:
      - heading "Account" [level=1]
      - region "Profile"
      - region "Settings":
        - radiogroup "Theme"
        - radiogroup "Motion"
      - region "Browsers":
        - list`,
} as const

/** Live regions that a reader names although they say nothing. */
const emptyStatus = (page: Page) =>
  page
    .getByRole('status')
    .evaluateAll((all) =>
      all
        .filter((one) => one.textContent?.trim() === '' && one.children.length === 0)
        .map((one) => one.outerHTML),
    )

test(
  'a screen reader comes past the parts of a page in their order, and past nothing that is empty',
  { tag: '@P-368' },
  async ({ page, gallery }) => {
    for (const [id, way] of Object.entries(WAYS)) {
      await gallery.show(id)
      await expect.soft(page.locator('body'), id).toMatchAriaSnapshot(way)
      expect.soft(await emptyStatus(page), id).toEqual([])
    }
  },
)
