/**
 * What a repository's own settings may hold for us to fetch, pull or switch in it: what git writes by itself, what people
 * and their tools set for one repository, as long as no call of ours can be led elsewhere or made to run something by it.
 * Everything else is refused by name, also what a later git will know. Names as git tells them: section and last part in
 * lower case.
 */
const ALLOWED: readonly (readonly [name: RegExp, value?: RegExp])[] = [
  [
    /^core\.(repositoryformatversion|filemode|bare|logallrefupdates|ignorecase|precomposeunicode|symlinks|hidedotfiles)$/,
  ],
  [
    /^core\.(autocrlf|eol|safecrlf|whitespace|longpaths|quotepath|abbrev|commentchar|commentstring|notesref)$/,
  ],
  [/^core\.(compression|loosecompression|bigfilethreshold|untrackedcache|preloadindex|fscache|checkstat)$/],
  [/^core\.(trustctime|commitgraph|multipackindex|fsync|fsyncmethod|fsyncobjectfiles|packedgit\w+)$/],
  [/^core\.(configwritelocktimeoutms|deltabasecachelimit|sharedrepository)$/],
  [/^core\.(protectntfs|protecthfs)$/, /^true$/],
  [/^core\.(sparsecheckout|sparsecheckoutcone|splitindex|excludesfile|attributesfile|warnambiguousrefs)$/],
  // programs that each call of ours switches off, or has no use for: husky and others set hooksPath
  [/^core\.(hookspath|fsmonitor|editor|pager|askpass)$/],
  [/^extensions\.(objectformat|compatobjectformat|worktreeconfig|relativeworktrees|preciousobjects)$/],
  [/^extensions\.refstorage$/, /^(files|reftable)$/], // a later git takes a place, too
  [/^branch\..+\.(remote|merge|rebase|description|pushremote)$/],
  [/^branch\.(autosetupmerge|autosetuprebase|sort)$/],
  // git's own names have no dash: gh-merge-base, vscode-merge-base, gk-last-accessed, gh-resolved
  [/^(branch|remote)\..+\.[a-z\d]+-[a-z\d-]+$/],
  [/^remote\..+\.(url|pushurl|prune|prunetags|skipdefaultupdate|skipfetchall|followremotehead)$/],
  [/^remote\..+\.tagopt$/, /^--(no-)?tags$/],
  // whatever comes from elsewhere stays out of the user's own branches
  [/^remote\..+\.fetch$/, /^(\^|\+?[^:]*$|\+?[^:]+:refs\/(remotes|tags|notes|pull|merge-requests)\/)/],
  [/^remote\.pushdefault$/],
  [/^url\..+\.(insteadof|pushinsteadof)$/],
  [/^(user|author|committer|commit|tag|push|pull|rebase|stash|status|log|notes|apply|blame)\.[a-z]+$/],
  [/^(checkout|clean|format|pretty|grep|i18n|init|index|pack|rerere|receive|sequence|interactive)\.[a-z]+$/],
  // as `scalar` sets them for a large repository, and git's own for commands that we never call
  [/^(am|commitgraph|help|instaweb|mailmap|man|reset|show|trailer)\.[a-z]+$/],
  [/^(advice|column|feature|sparse|splitindex|versionsort|worktree|gui|completion)\.[a-z]+$/],
  [/^(alias|browser|color|difftool|mergetool|pager|secrets|sendemail|svn|svn-remote|trailer)\..+$/], // nothing of ours calls one
  [/^diff\.(?!external$)[a-z]+$/],
  [/^diff\..+\.(xfuncname|funcname|binary|wordregex|algorithm|cachetextconv|textconv|command)$/], // we show no differences
  [/^merge\.(ff|conflictstyle|tool|guitool|log|stat|renames|renamelimit|directoryrenames|verbosity)$/],
  [/^merge\.(defaulttoupstream|autostash|verifysignatures|suppressdest|branchdesc|renormalize|autoedit)$/],
  [/^merge\..+\.(name|driver|recursive)$/], // taken back, and nothing of ours merges contents
  [/^fetch\.(prune|prunetags|parallel|writecommitgraph|output|showforcedupdates|negotiationalgorithm)$/],
  [/^fetch\.(unpacklimit|recursesubmodules|fsckobjects)$/],
  [/^transfer\.(fsckobjects|unpacklimit|credentialsinurl|advertisesid)$/],
  // git itself obeys none of `safe` here, and each call of ours says its protocols
  [/^safe\.(directory|barerepository)$/],
  [/^protocol\.(version|allow|.+\.allow)$/],
  [/^http\.(.+\.)?(postbuffer|version|maxrequestbuffer|maxrequests|lowspeedlimit|lowspeedtime)$/],
  [/^credential\.(.+\.)?(username|usehttppath|provider|validate)$/],
  [/^credential\.(.+\.)?((github|gitlab|bitbucket)authmodes|azreposcredentialtype|msauth(flow|usebroker))$/],
  // helpers by their well-known names, and what `gh auth setup-git` writes: none of a repository's own is ever asked
  [
    /^credential\.(.+\.)?helper$/,
    /^(cache|store|osxkeychain|manager|manager-core|wincred|libsecret|oauth|!(\/[\w./-]*\/)?gh auth git-credential)?$/,
  ],
  [/^http\.(.+\.)?sslbackend$/],
  [/^gc\..+\.reflogexpire(unreachable)?$/],
  [/^gc\.(?!recentobjectshook$)[a-z]+$/],
  [/^maintenance\.(.+\.)?[a-z]+$/],
  [/^gpg\.(.+\.)?(format|program)$/], // we neither sign nor verify
  [/^uploadpack\.allow[a-z\d]+$/],
  [
    /^submodule\.(.+\.)?(url|active|branch|ignore|path|update|shallow|recurse|fetchrecursesubmodules|fetchjobs)$/,
  ],
  [/^filter\.lfs\.(clean|smudge|process)$/, /^git-lfs (filter-process|(clean|smudge))( --skip)?( -- %f)?$/],
  [/^filter\.lfs\.required$/],
  [/^lfs\.(.+\.)?(repositoryformatversion|access|locksverify|url|fetchinclude|fetchexclude)$/],
  [/^lfs\.(skipdownloaderrors|basictransfersonly|tustransfers|batch|forceprogress|pruneverify\w+)$/],
  [/^lfs\.(dialtimeout|activitytimeout|tlstimeout|keepalive|transfer\.max\w+)$/],
  [/^lfs\.(.+\.)?contenttype$/],
  [/^lfs\.(concurrenttransfers|allowincompletepush|setlockablereadonly|fetchrecent[a-z]+|pruneoffsetdays)$/],
  // what they lead to is looked at as if it stood there
  [/^include\.path$/],
  [/^includeif\..+\.path$/],
  // of tools of their own; git reads none of them
  [/^(gitflow|git-town|git-town-branch|gitbutler|gitlens|gk|gitreview|gerrit|github|gitlab|hub|gh)\..+$/],
  [/^(magit|forge|branchless|tgit|bugtraq|cola|tig|delta|bash|oh-my-zsh|vscode|tower|gitg|gitk|stgit)\..+$/],
  [/^(lazygit|gitkraken|sourcetree|smartgit|graphite|gt|machete|spice|spr|absorb|annex|jj)\..+$/],
  [/^co\.gitup\..+$/],
  // `hooks`, of the hooks that git brings as samples; `hook`, which git reads, is another
  [/^(lefthook|pre-commit|husky|hooks|ghq|dvc|commitizen|reviewboard|phabricator|arc)\..+$/],
]

/** Whether a setting may stay as it is while we change something in the repository. */
export function isAllowedSetting(name: string, value: string): boolean {
  return ALLOWED.some(([names, values]) => names.test(name) && (values === undefined || values.test(value)))
}
