import '../design/base.css'
import '../design/fonts.css'
import type { ReactNode } from 'react'
import { useEarlyInput } from '../binding/use-early-input.ts'
import { usePreservedInput } from '../binding/use-preserved-input.ts'
import { CartSidebarHost, ConsentPartHost, DeferredPartsHost, MenusHost, TopPartsHost } from './DeferredHosts.tsx'
import { OverlayProviders } from './OverlayProviders.tsx'
import { ShellFrame } from './ShellFrame.tsx'

/** The frame of every page, and the overlays (Account §2.6). */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  useEarlyInput()
  usePreservedInput()
  return (
    <OverlayProviders>
      <ShellFrame
        top={<TopPartsHost />}
        beside={<><CartSidebarHost /><MenusHost /><DeferredPartsHost /></>}
        last={<ConsentPartHost />}
      >
        {children}
      </ShellFrame>
    </OverlayProviders>
  )
}
