import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { reloadForMissingCode } from './reload-for-missing-code.ts'
import { isCodeMissing } from './route-error.ts'

/** Reads a page from the shop whose code did not arrive: its address stands there already. */
export const useReloadForMissingCode = (error: unknown): void => {
  const isMissing = isRouteErrorResponse(error) && isCodeMissing(error.data)
  useEffect(() => { if (isMissing) void reloadForMissingCode() }, [isMissing])
}
