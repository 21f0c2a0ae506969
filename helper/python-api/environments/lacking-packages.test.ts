import { describe, expect, test } from 'vitest'
import { environmentAt, packagesAt, projectShape } from '../testing/project-shape.ts'

const FASTAPI = 'from fastapi import FastAPI\n\napp = FastAPI()\n'
const REQUIREMENTS =
  'Flask-Cors[async]>=4 # calls of pages\nfastapi\n-e .\nuvloop; sys_platform != "win32"\na @ https://a.example/a.whl\n'
const POETRY = `[tool.poetry]
name = "tides"
[tool.poetry.dependencies]
python = "^3.12"
fastapi = "*"
uvicorn = {version = "*", extras = ["standard"]}
sentry = {version = "*", optional = true}
uvloop = {version = "*", markers = "sys_platform != 'win32'"}
own = {path = "../own"}
`

async function lacking(files: Readonly<Record<string, string>>, tools = ['uv', 'poetry']) {
  const t = await projectShape({ files: { 'main.py': FASTAPI, ...files }, tools })
  const { environment } = t.launch
  return { installed: environment?.installed, ...environment?.lacking }
}

describe('what an environment has not', { tags: 'P-460' }, () => {
  test.each([
    ['requirements.txt', { 'requirements.txt': REQUIREMENTS }, ['flask-cors', 'fastapi']],
    [
      'dependencies of uv',
      { 'pyproject.toml': '[project]\ndependencies = ["fastapi>=0.1", "uvicorn[standard]"]\n' },
      ['fastapi', 'uvicorn'],
    ],
    ['dependencies of Poetry', { 'pyproject.toml': POETRY }, ['fastapi', 'uvicorn']],
  ])('%s', async (_name, files: Readonly<Record<string, string>>, names) => {
    const made = { ...environmentAt('.venv'), ...packagesAt('.venv', 'pip-25.0') }
    expect(await lacking({ ...files, ...made })).toEqual({ installed: true, names, all: true })
    const some = packagesAt('.venv', 'fastapi-0.120.0')
    expect(await lacking({ ...files, ...made, ...some })).toMatchObject({ all: false })
    const whole = packagesAt('.venv', 'fastapi-0.120.0', 'uvicorn-0.30.1', 'Flask_Cors-4.0.1')
    expect(await lacking({ ...files, ...made, ...whole })).toEqual({ installed: true, names: [], all: false })
  })

  test('nothing is said of one that borrows the system’s packages, nor of one that was not made', async () => {
    const files = { 'requirements.txt': 'fastapi\n' }
    const nothing = { names: [], all: false }
    expect(await lacking(files)).toEqual({ installed: false, ...nothing })
    const borrows = { '.venv/pyvenv.cfg': 'home = /usr/bin\ninclude-system-site-packages = true\n' }
    const made = { ...environmentAt('.venv'), ...packagesAt('.venv', 'pip-25.0') }
    expect(await lacking({ ...files, ...made, ...borrows })).toEqual({ installed: true, ...nothing })
  })
})
