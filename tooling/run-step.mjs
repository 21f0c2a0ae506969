import { spawn } from 'node:child_process'

/**
 * Runs one command of the set-up with its output shown, and resolves with its exit code. Ends with us on Ctrl-C,
 * since it shares our terminal.
 * @param {string} file @param {readonly string[]} args @param {{cwd: string, env?: NodeJS.ProcessEnv, quiet?: boolean}} options
 * @returns {Promise<number>}
 */
export function runStep(file, args, { cwd, env = process.env, quiet = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (piece) => (output += piece))
    child.stderr?.on('data', (piece) => (output += piece))
    child.on('error', reject)
    child.on('close', (code) => {
      // A quiet step speaks only when it failed.
      if (code !== 0 && output !== '') process.stderr.write(output)
      resolve(code ?? 1)
    })
  })
}

/**
 * The npm that started us, run by this very Node: no shell, and no `npm.cmd` on Windows.
 * @returns {[string, string[]]}
 */
export function npmCommand() {
  const script = process.env.npm_execpath
  return script?.endsWith('.js')
    ? [process.execPath, [script]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
}

/** A tool that npm installed, as the file that Node runs. */
export function toolScript(root, name, script) {
  return `${root}/node_modules/${name}/${script}`
}
