import { Settings, UserRound } from '#icons'
import { readUser, useAuth } from '#session'
import { Avatar, Card, CopyButton, FactList, PageBar, PageBody } from '#ui'
import { SessionsCard } from './sessions-card.tsx'
import { ACCOUNT_TEXTS as TEXTS } from './texts.ts'
import { SettingsBody } from './settings-body.tsx'

/** Who is signed in, and what this browser keeps. */
export function AccountPage() {
  const auth = useAuth()
  const user = auth.state === 'signed-in' ? auth.user : readUser()
  return (
    <>
      <PageBar title={TEXTS.title} />
      <PageBody>
        <Card title={TEXTS.profile} icon={<UserRound aria-hidden="true" />}>
          <div className="flex items-start gap-6">
            <Avatar
              size={72}
              photoUrl={user?.photoURL ?? null}
              onError={(url) => {
                console.warn(TEXTS.photoFailed, url)
              }}
            />
            <div className="min-w-0 flex-1">
              <FactList
                rows={[
                  { label: TEXTS.name, value: user?.displayName || TEXTS.absent },
                  {
                    label: TEXTS.email,
                    value: <span className="truncate">{user?.email || TEXTS.absent}</span>,
                  },
                  { label: TEXTS.userId, value: <UserId uid={user?.uid ?? null} /> },
                ]}
              />
            </div>
          </div>
        </Card>
        <Card title={TEXTS.settings} icon={<Settings aria-hidden="true" />}>
          <SettingsBody />
        </Card>
        {/* last: how long its list is, the helper says */}
        <SessionsCard />
      </PageBody>
    </>
  )
}

function UserId({ uid }: { uid: string | null }) {
  if (uid === null || uid === '') return TEXTS.absent
  return (
    <>
      <code className="min-w-0 truncate">{uid}</code>
      <CopyButton text={uid} label={TEXTS.copyUserId} className="ml-auto" />
    </>
  )
}
