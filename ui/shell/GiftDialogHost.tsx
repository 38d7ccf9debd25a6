import { lazy, Suspense, useState } from 'react'
import { giftDialog } from '../cart/gift-dialog.ts'
import { useObserved } from '../binding/use-observed.ts'

const GiftDialog = lazy(async () => ({ default: (await import('../cart/GiftDialog.tsx')).GiftDialog }))

/** Brings the question about a gift when it is first asked. */
export const GiftDialogHost = () => {
  const isOpen = useObserved(giftDialog.isOpen$, giftDialog.isOpen, false)
  const [wasWanted, setWanted] = useState(false)
  if (isOpen && !wasWanted) setWanted(true)
  return wasWanted && (
    <Suspense fallback={null}>
      <GiftDialog />
    </Suspense>
  )
}
