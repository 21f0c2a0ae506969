import { GitBranch } from 'lucide-react'
import { EmptyState, PageBar, PageBody, buttonLook } from '#ui'

/** Says what the page will do, and how to do it without it. */
export function GithubPage() {
  return (
    <>
      <PageBar title="GitHub" />
      <PageBody>
        <EmptyState
          icon={<GitBranch />}
          title="Installing and signing in to the GitHub CLI is not here yet"
          action={
            <a href="https://cli.github.com/" target="_blank" rel="noreferrer" className={buttonLook()}>
              Open cli.github.com
            </a>
          }
        >
          Cloning works without it for public repositories, and for private ones that your Git can already
          reach. With the GitHub CLI installed, <code>gh auth login</code> in a terminal does the rest.
        </EmptyState>
      </PageBody>
    </>
  )
}
