import { Settings, UserRound } from 'lucide-react'
import { readUser, useAuth } from '#session'
import { Avatar, Card, CopyButton, FactList, PageBar, PageBody } from '#ui'
import { SessionsCard } from './sessions-card.tsx'
import { SettingsBody } from './settings-body.tsx'

/** Who is signed in, and what this browser keeps. */
export function AccountPage() {
  const auth = useAuth()
  const user = auth.state === 'signed-in' ? auth.user : readUser()
  return (
    <>
      <PageBar title="Account" />
      <PageBody>
        <Card title="Profile" icon={<UserRound aria-hidden="true" />}>
          <div className="flex items-start gap-6">
            <Avatar
              size={72}
              photoUrl={user?.photoURL ?? null}
              onError={(url) => {
                console.warn('The profile photo could not be loaded', url)
              }}
            />
            <div className="min-w-0 flex-1">
              <FactList
                rows={[
                  { label: 'Name', value: user?.displayName || 'N/A' },
                  { label: 'Email', value: <span className="truncate">{user?.email || 'N/A'}</span> },
                  { label: 'User ID', value: <UserId uid={user?.uid ?? null} /> },
                ]}
              />
            </div>
          </div>
        </Card>
        <SessionsCard />
        <Card title="Settings" icon={<Settings aria-hidden="true" />}>
          <SettingsBody />
        </Card>
      </PageBody>
    </>
  )
}

function UserId({ uid }: { uid: string | null }) {
  if (uid === null || uid === '') return 'N/A'
  return (
    <>
      <code className="min-w-0 truncate">{uid}</code>
      <CopyButton text={uid} label="Copy user ID" className="ml-auto" />
    </>
  )
}
