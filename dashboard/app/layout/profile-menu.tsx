import { useMatchRoute, useNavigate } from '@tanstack/react-router'
import { LogOut, UserRound } from '#icons'
import { readUser, signOut, useAuth } from '#session'
import { Avatar, Menu, MenuItem } from '#ui'
import { FOOTER_TEXTS } from './footer-texts.ts'

/** Who is signed in; opens above its trigger, aligned to the end. */
export function ProfileMenu({ rail }: { rail: boolean }) {
  const auth = useAuth()
  const navigate = useNavigate()
  const here = useMatchRoute()({ to: '/account' }) !== false
  // While the provider is out of reach the stored user is the best there is.
  const user = auth.state === 'signed-in' ? auth.user : readUser()
  const name = user?.displayName ?? user?.email ?? FOOTER_TEXTS.account
  const logOut = async () => {
    try {
      await signOut()
    } catch {
      // Logged by the session, which forgets the token in any case.
    }
    // Whoever is signed out is led to the sign-in by the route's guard.
  }
  return (
    <Menu
      side="top"
      align="end"
      sideOffset={8}
      minWidth={200}
      trigger={
        <button
          type="button"
          aria-label={FOOTER_TEXTS.profileOf(name)}
          aria-current={here ? 'page' : undefined}
          className={`flex min-w-0 cursor-pointer items-center gap-[9px] rounded-[8px] text-left transition-colors duration-[120ms] hover:bg-ink/5 aria-[current=page]:bg-surface aria-[current=page]:shadow-[inset_0_0_0_1px_var(--line),var(--shadow-1)] data-popup-open:bg-ink/7 ${rail ? 'size-9 justify-center' : 'h-9 w-full pr-11 pl-1.5'}`}
        >
          <Avatar
            photoUrl={user?.photoURL ?? null}
            onError={(url) => {
              console.warn('The profile photo could not be loaded', url)
            }}
          />
          {rail ? null : <span className="type-strong truncate">{name}</span>}
        </button>
      }
    >
      <MenuItem
        icon={<UserRound aria-hidden="true" />}
        onSelect={() => {
          void navigate({ to: '/account' })
        }}
      >
        {FOOTER_TEXTS.account}
      </MenuItem>
      <MenuItem
        icon={<LogOut aria-hidden="true" />}
        onSelect={() => {
          void logOut()
        }}
      >
        {FOOTER_TEXTS.logout}
      </MenuItem>
    </Menu>
  )
}
