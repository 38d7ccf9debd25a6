import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import './display-settings.css'
import { applyDisplaySettings } from './display-settings.ts'
import type { DisplaySettings } from './display-settings.ts'

const WithLook = ({ look: { colours, motion, textSize }, children }: { readonly look: DisplaySettings; readonly children: ReactNode }) => {
  useLayoutEffect(() => { applyDisplaySettings({ colours, motion, textSize }) }, [colours, motion, textSize])
  return children
}

/** Applies `colours`, `motion` and `textSize` of the toolbar to the story. */
export const withDisplaySettings: Decorator = (Story, { globals }) => (
  <WithLook look={{ colours: String(globals['colours']), motion: String(globals['motion']), textSize: String(globals['textSize']) }}>
    <Story />
  </WithLook>
)
