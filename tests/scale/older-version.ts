import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { linkSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/**
 * Checks out a version of the repository as a worktree in `folder`, installs its packages and optionally builds it.
 * `undo` removes the worktree with its folder.
 */
export function checkOut(
  root: string,
  ref: string,
  folder: string,
  { shouldBuild, log }: { shouldBuild: boolean; log: (text: string) => void },
) {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  git('worktree', 'add', '--quiet', '--detach', folder, ref)
  const undo = () => git('worktree', 'remove', '--force', folder)
  try {
    log(`Older version: ${git('log', '-1', '--format=%h, %ci, %s', ref)}`)
    const lockfileIn = (project: string) => readFileSync(path.join(project, 'package-lock.json'))
    const hashLockfile = (project: string) => createHash('sha256').update(lockfileIn(project)).digest('hex')
    if (hashLockfile(folder) === hashLockfile(root))
      linkFolder(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    else
      execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
        cwd: folder,
        stdio: 'pipe',
      })
    if (shouldBuild) execFileSync(process.execPath, ['lib/launch/build.ts'], { cwd: folder, stdio: 'pipe' })
  } catch (error) {
    undo()
    throw error
  }
  return { undo }
}

/** Hard-links the files: the compiler resolves no packages through a symlink that leaves the folder. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkSync(source, target)
  }
}
