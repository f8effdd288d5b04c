/** What the kernel needs of a 2D context, be it a browser's, a worker's or that of `@napi-rs/canvas`. */
export interface DrawingContext {
  readonly canvas: { readonly width: number; readonly height: number }
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineCap: 'butt' | 'round' | 'square'
  lineJoin: 'bevel' | 'miter' | 'round'
  globalAlpha: number
  globalCompositeOperation: string
  imageSmoothingEnabled: boolean
  imageSmoothingQuality: string
  save(): void
  restore(): void
  translate(x: number, y: number): void
  scale(x: number, y: number): void
  getTransform(): TransformMatrix
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void
  beginPath(): void
  closePath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  quadraticCurveTo(controlX: number, controlY: number, x: number, y: number): void
  arc(x: number, y: number, radius: number, startAngle: number, endAngle: number): void
  rect(x: number, y: number, width: number, height: number): void
  clip(): void
  fill(rule?: 'evenodd'): void
  stroke(): void
  fillRect(x: number, y: number, width: number, height: number): void
  clearRect(x: number, y: number, width: number, height: number): void
  drawImage(image: object, x: number, y: number, width: number, height: number): void
  drawImage(
    image: object, fromX: number, fromY: number, fromWidth: number, fromHeight: number,
    x: number, y: number, width: number, height: number,
  ): void
  createImageData(width: number, height: number): { readonly data: Uint8ClampedArray }
  putImageData(pixels: object, x: number, y: number): void
  createPattern(image: object, repetition: 'repeat'): GrainPattern | null
}

/** A `fillStyle` that repeats a tile: the matrix leads from its texels to drawing space. */
export interface GrainPattern {
  setTransform(matrix: TransformMatrix): void
}

/** The six numbers of an affine map: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export interface TransformMatrix {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

/** A picture that is painted on its own and then laid into another one: `image` is what `drawImage` takes. */
export interface Surface {
  readonly image: object
  readonly context: DrawingContext
}

/** Makes an empty, transparent surface of so many device pixels. */
export type MakeSurface = (width: number, height: number) => Surface
