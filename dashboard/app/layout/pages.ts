import { Database, Flame, FolderGit2, GitBranch, Smartphone } from '#icons'
import { PAGE_NAMES } from '../texts.ts'

/** The pages of the sidebar, in its order; `key` follows `g` on the keyboard. */
export const PAGES = [
  { to: '/environment', name: PAGE_NAMES.environment, icon: FolderGit2, key: 'e' },
  { to: '/flutter', name: PAGE_NAMES.flutter, icon: Smartphone, key: 'f' },
  { to: '/supabase', name: PAGE_NAMES.supabase, icon: Database, key: 's' },
  { to: '/firebase', name: PAGE_NAMES.firebase, icon: Flame, key: 'b' },
  { to: '/github', name: PAGE_NAMES.github, icon: GitBranch, key: 'h' },
] as const

/** Reached from the footer, by key all the same. */
export const FOOTER_PAGES = [
  { to: '/account', name: PAGE_NAMES.account, key: 'a' },
  { to: '/api', name: PAGE_NAMES.api, key: 'p' },
] as const
