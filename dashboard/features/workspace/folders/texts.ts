/** What the folder chooser says. */
export const texts = {
  title: 'Choose the project directory',
  why: 'Your app’s folder, a repository with several apps, or an empty folder to clone into.',
  list: 'Folders',
  up: 'Folder above',
  top: 'This is the top',
  begin: 'Begin at',
  hidden: 'Hidden folders',
  make: 'New folder',
  makeName: 'Name of the new folder',
  makeIt: 'Create',
  use: 'Use this folder',
  cancel: 'Cancel',
  home: 'Home',
  loading: 'Reading the folder',
  empty: 'No folders in here. You can still use it.',
  more: (count: number) =>
    count === 1
      ? '1 more folder is not listed. Type its path instead.'
      : `${String(count)} more folders are not listed. Type the path instead.`,
  cut: 'This folder is too large to be read to its end.',
  marks: { flutter: 'Flutter', python: 'Python', git: 'Git' },
  noName: 'Type a name first',
  slash: 'A name has no slash in it',
} as const
