/** Collected from real `.git/config` files and from what these tools document that they write. */
export const ORDINARY_SETTINGS = String.raw`
[user]
	name = Ann
	email = ann@example.test
	signingkey = ~/.ssh/id.pub
[commit]
	gpgsign = false
[gpg]
	format = ssh
[gpg "ssh"]
	program = /Applications/1Password.app/Contents/MacOS/op-ssh-sign
[pull]
	rebase = true
[push]
	default = current
	autoSetupRemote = true
[core]
	autocrlf = input
	ignorecase = true
	precomposeunicode = true
	symlinks = false
	hooksPath = .husky/_
	longpaths = true
	fsmonitor = true
	splitIndex = true
	untrackedCache = true
	configWriteLockTimeoutMS = 150
	sharedRepository = group
	protectNTFS = true
	editor = code --wait
[branch "main"]
	vscode-merge-base = origin/main
	gk-last-accessed = 2026-01-01T00:00:00.000Z
	gh-merge-base = main
	github-pr-owner-number = "team#app#12"
	description = the main one
[remote "origin"]
	gh-resolved = base
	fetch = +refs/pull/*/head:refs/remotes/origin/pr/*
	tagOpt = --tags
	prune = true
[gitflow "branch"]
	master = main
	develop = develop
[gitflow "prefix"]
	feature = feature/
[git-town]
	main-branch = main
[alias]
	co = checkout
[color]
	ui = auto
[color "diff"]
	old = red
[merge]
	ff = only
	conflictstyle = zdiff3
	tool = vscode
[merge "ours"]
	driver = true
[mergetool "vscode"]
	cmd = code --wait $MERGED
[diff]
	algorithm = histogram
[rerere]
	enabled = true
[fetch]
	prune = true
[gc]
	auto = 0
[maintenance]
	auto = false
	strategy = incremental
[http]
	postBuffer = 524288000
[credential]
	helper = osxkeychain
[credential "https://github.com"]
	username = ann
	helper =
	helper = !/usr/bin/gh auth git-credential
[filter "lfs"]
	clean = git-lfs clean -- %f
	smudge = git-lfs smudge -- %f
	process = git-lfs filter-process
	required = true
[lfs]
	repositoryformatversion = 0
[lfs "https://github.com/team/app.git/info/lfs"]
	access = basic
	locksverify = true
[gui]
	wmstate = normal
[submodule]
	active = .
[am]
	keepCR = true
[commitGraph]
	changedPaths = true
[reset]
	quiet = true
[gc "refs/stash"]
	reflogExpire = never
[pager]
	log = less
[secrets]
	patterns = AKIA
[svn-remote "svn"]
	url = https://svn.example.test
[trailer "ticket"]
	key = Ticket
[url "git@github.com-work:"]
	insteadOf = git@github.com:
[include]
	path = ../.gitconfig
[lefthook]
	skip = pre-push
[pre-commit]
	allow = true
[jj]
	colocated = true
[lazygit]
	services = none
[gitkraken]
	profile = work
[sourcetree]
	disablerecursiveoperations = true
[graphite]
	trunk = main
[machete]
	status = on
[hooks]
	allownonascii = true
[co "gitup.mac"]
	toolbar = 1
[smartgit "submodule"]
	fetchalways = false
[safe]
	directory = *
[protocol "file"]
	allow = always
[credential "https://dev.azure.com"]
	useHttpPath = true
	azreposCredentialType = oauth
[lfs "https://github.com/team/app.git"]
	contenttype = false
[lfs]
	skipdownloaderrors = true
[git-town-branch "feature"]
	parent = main
[gitflow "branch.main"]
	type = base
[branch "feature"]
	remote = https://github.com/ann/app.git
	pushRemote = https://github.com/ann/app.git
	merge = refs/heads/feature
	gk-merge-target = main
	github-pr-base-branch = team#app#main
[remote "github-desktop-ann"]
	url = https://github.com/ann/app.git
	fetch = +refs/heads/*:refs/remotes/github-desktop-ann/*
	github-pr-remote = true
`
