import { backup } from './backup.ts'
import { check } from './check.ts'
import type { Command } from './command.ts'
import { exportCatalogue } from './export.ts'
import { listFailedMails } from './failed-mails.ts'
import { importCatalogue } from './import.ts'
import { orders } from './orders.ts'
import { purge } from './purge.ts'
import { restore } from './restore.ts'
import { schema } from './schema.ts'
import { shops } from './shops.ts'
import { addStaff, resetStaff, unlockStaff } from './staff.ts'
import { stock } from './stock.ts'
import { addWebhook, listWebhooks, removeWebhook, retryWebhook } from './webhooks.ts'

/** All commands in the order of help. */
export const COMMANDS: readonly Command[] = [
  importCatalogue, exportCatalogue, schema, stock, orders, listFailedMails, check, backup, restore, purge, shops,
  addStaff, resetStaff, unlockStaff, addWebhook, listWebhooks, removeWebhook, retryWebhook,
]
