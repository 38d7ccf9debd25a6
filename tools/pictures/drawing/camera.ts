import type { Point } from './map-path.ts'

/** X to the right, Y up, Z towards the viewer. */
export type Solid = readonly [x: number, y: number, z: number]
export type Camera = (point: Solid) => Point

/** Turns in radians: `yaw` shows the right side when negative, `pitch` looks down. `distance` in the unit of the scene. */
export type View = { readonly yaw: number; readonly pitch: number; readonly distance: number }

const looking = ({ yaw, pitch, distance }: View): Camera => ([x, y, z]) => {
  const across = x * Math.cos(yaw) + z * Math.sin(yaw)
  const away = z * Math.cos(yaw) - x * Math.sin(yaw)
  const up = y * Math.cos(pitch) - away * Math.sin(pitch)
  const near = distance / (distance - (y * Math.sin(pitch) + away * Math.cos(pitch)))
  return [across * near, -up * near]
}

export type Frame = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** A camera that fits the given points into the frame, with the lowest on its lower edge. */
export const cameraOn = (points: readonly Solid[], view: View, frame: Frame): Camera => {
  const project = looking(view)
  const projected = points.map(project)
  const [xs, ys] = [projected.map(([x]) => x), projected.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min((frame.right - frame.left) / (right - left), (frame.bottom - frame.top) / (bottom - top))
  const middle = (frame.left + frame.right) / 2
  return (point) => {
    const [x, y] = project(point)
    return [middle + (x - (left + right) / 2) * scale, frame.bottom + (y - bottom) * scale]
  }
}
