import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { reloadForMissingCode } from './reload-for-missing-code.ts'
import { isCodeMissing } from './route-error.ts'

/** Reloads a page whose code could not be loaded; the address is already the new one. */
export const useReloadForMissingCode = (error: unknown): void => {
  const isMissing = isRouteErrorResponse(error) && isCodeMissing(error.data)
  useEffect(() => { if (isMissing) void reloadForMissingCode() }, [isMissing])
}
