import type { ShopRegister } from '../../../application/commerce/shop/shop-register.port.ts'
import { openRegister, RegisterRefused } from '../server/open-register.ts'
import { Refused } from './command.ts'

/** How a file sets up the brands; every fault of it is said to whoever typed. */
export const registerFrom = (file: string | undefined): Promise<ShopRegister> =>
  openRegister(file).catch((error: unknown) => {
    throw error instanceof RegisterRefused ? new Refused(error.message) : error
  })
