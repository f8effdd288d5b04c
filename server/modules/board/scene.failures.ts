import { declareFailures } from '../../kernel/failure.ts'

/** Why changes of scenes are refused. */
export const sceneFailures = declareFailures({
  SCENES_ON_DIFFERENT_BOARDS: ['CONFLICT', 'The scenes must all be on one board'],
})
