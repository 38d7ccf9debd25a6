import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIGRATION_NAMES } from '../../../adapters/postgres/migrations/migrate.ts'

/** The schema of the next release: it adds something, as such a migration may. */
export const LATER_STEP = '9999-orders-say-more'
const STEP = `{async up(db){await db.schema.alterTable("purchase_order").addColumn("said_later","text").execute();`
  + `await db.schema.createIndex("purchase_order_said_later").on("purchase_order").column("said_later").execute()}}`

/** A second copy of the built shop, with one additional migration; its processes, and how to remove it. */
export const laterBuild = (): { readonly program: string; readonly remove: () => void } => {
  const folder = 'dist/later'
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync('dist/server', join(folder, 'server'), { recursive: true, filter: (from) => !/\.map$|\.compiled/.test(from) })
  symlinkSync('../client', join(folder, 'client'))
  const last = new RegExp(`(["'\`]${MIGRATION_NAMES.at(-1) ?? ''}["'\`]\\s*:\\s*[\\w$]+)`)
  const files = readdirSync(join(folder, 'server')).filter((file) => file.endsWith('.js')).map((file) => join(folder, 'server', file))
  const matching = files.filter((file) => last.test(readFileSync(file, 'utf8')))
  if (matching.length === 0) throw new Error('The built shop does not name its last step')
  for (const file of matching) writeFileSync(file, readFileSync(file, 'utf8').replace(last, `$1,"${LATER_STEP}":${STEP}`))
  return { program: join(folder, 'server/main.js'), remove: () => { rmSync(folder, { recursive: true, force: true }) } }
}
