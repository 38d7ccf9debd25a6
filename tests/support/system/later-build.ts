import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIGRATION_NAMES } from '../../../adapters/postgres/migrations/migrate.ts'

/** What the tables are brought to by the release after this one: it adds something, as such a step may. */
export const LATER_STEP = '9999-orders-say-more'
const STEP = `{async up(db){await db.schema.alterTable("purchase_order").addColumn("said_later","text").execute();`
  + `await db.schema.createIndex("purchase_order_said_later").on("purchase_order").column("said_later").execute()}}`

/** The built shop once more beside itself, with one step more in its list; what is started of it, and how it goes away. */
export const laterBuild = (): { readonly program: string; readonly remove: () => void } => {
  const folder = 'dist/later'
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync('dist/server', join(folder, 'server'), { recursive: true, filter: (from) => !/\.map$|\.compiled/.test(from) })
  symlinkSync('../client', join(folder, 'client'))
  const last = new RegExp(`(["'\`]${MIGRATION_NAMES.at(-1) ?? ''}["'\`]\\s*:\\s*[\\w$]+)`)
  const files = readdirSync(join(folder, 'server')).filter((file) => file.endsWith('.js')).map((file) => join(folder, 'server', file))
  const holding = files.filter((file) => last.test(readFileSync(file, 'utf8')))
  if (holding.length === 0) throw new Error('The built shop does not name its last step')
  for (const file of holding) writeFileSync(file, readFileSync(file, 'utf8').replace(last, `$1,"${LATER_STEP}":${STEP}`))
  return { program: join(folder, 'server/main.js'), remove: () => { rmSync(folder, { recursive: true, force: true }) } }
}
