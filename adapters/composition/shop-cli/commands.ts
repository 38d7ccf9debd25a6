import { backup } from './backup.ts'
import { check } from './check.ts'
import type { Command } from './command.ts'
import { exportCatalogue } from './export.ts'
import { importCatalogue } from './import.ts'
import { listMails } from './mails.ts'
import { orders } from './orders.ts'
import { purge } from './purge.ts'
import { restore } from './restore.ts'
import { schema } from './schema.ts'
import { shops } from './shops.ts'
import { addStaff, resetStaff, unlockStaff } from './staff.ts'
import { stock } from './stock.ts'
import { addWebhook, listWebhooks, removeWebhook, retryWebhook } from './webhooks.ts'

/** Everything that can be asked on the command line, in the order in which help names it. */
export const COMMANDS: readonly Command[] = [
  importCatalogue, exportCatalogue, schema, stock, orders, listMails, check, backup, restore, purge, shops, addStaff, resetStaff,
  unlockStaff,
  addWebhook,
  listWebhooks, removeWebhook, retryWebhook,
]
