/** The Firebase console: a project's overview, or the list of projects when none is named. */
export function consoleUrl(projectId: string | null): string {
  const console = 'https://console.firebase.google.com/'
  return projectId === null ? console : `${console}project/${encodeURIComponent(projectId)}/overview`
}
