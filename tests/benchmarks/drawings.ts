import { v7 as uuidv7 } from 'uuid'
import { BASE_LAYER, type LayerKey } from '../../drawing/layer.ts'
import { onLayer, type Stroke } from '../../drawing/stroke.ts'
import type { Client } from '../harness/client.ts'
import { adding, draw } from '../harness/drawings.ts'
import type { Person } from '../harness/fixtures.ts'
import { randomFrom } from '../harness/random.ts'

const POINTS = 48
const OPERATIONS_PER_SAVE = 250
const FRAME = { width: 420, height: 240 }

/** A stroke somewhere in a 16:9 frame, as long as people's strokes are. */
export function anyStroke(random: () => number): Stroke {
  let [x, y, direction] = [random() * FRAME.width, random() * FRAME.height, random() * Math.PI * 2]
  const points = Array.from({ length: POINTS }, (_, index) => {
    direction += (random() - 0.5) * 0.6
    x += Math.cos(direction) * 2
    y += Math.sin(direction) * 2
    return { x, y, pressure: 0.3 + 0.4 * Math.sin((index / POINTS) * Math.PI), t: index * 8 }
  })
  return { id: uuidv7(), tool: 'pen', color: '#1b1b1f', radius: 1 + random() * 2, opacity: 1, points }
}

/** Draws strokes into a view, on layers in turn, each an operation of its own. */
export async function fillView(
  client: Client, person: Person, viewId: string, count: number, layers: readonly LayerKey[] = [BASE_LAYER],
): Promise<void> {
  const random = randomFrom(count)
  for (let done = 0; done < count; done += OPERATIONS_PER_SAVE) {
    const length = Math.min(OPERATIONS_PER_SAVE, count - done)
    const operations = Array.from({ length }, (_, index) =>
      adding([onLayer(anyStroke(random), layers[index % layers.length] ?? BASE_LAYER)]))
    const { errors } = await draw(client, person, viewId, operations)
    if (errors.length > 0) throw new Error(JSON.stringify(errors))
  }
}
