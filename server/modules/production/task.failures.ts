import { declareFailures } from '../../kernel/failure.ts'

/** Why changes of tasks and of their links are refused. */
export const taskFailures = declareFailures({
  TASK_ASSIGNEE_NOT_MEMBER: ['INVALID_INPUT', 'The assignee must be a member who can see the project'],
  TASK_ASSIGNEES_AT_LIMIT: ['INVALID_INPUT', 'A task can have at most {most, number} assignees'],
  TASKS_IN_DIFFERENT_COLUMNS: ['INVALID_INPUT', 'Tasks that are created at a place must have the same status'],

  TASK_SHOTS_AT_LIMIT: ['INVALID_INPUT', 'A task can be in at most {most, number} shots'],
  TASK_IN_SHOT_ALREADY: ['CONFLICT', 'The task is in {shot} already'],
  TASK_NOT_IN_SHOT: ['CONFLICT', 'The task is not in {shot}'],

  TASK_DEPENDENCIES_AT_LIMIT: ['INVALID_INPUT', 'A task can wait for at most {most, number} others'],
  TASK_WAITS_FOR_ITSELF: ['INVALID_INPUT', 'A task cannot wait for itself'],
  TASK_WAITS_ALREADY: ['CONFLICT', '{task} waits for {other} already'],
  TASK_DOES_NOT_WAIT: ['CONFLICT', '{task} does not wait for {other}'],
  TASK_WAITS_IN_CIRCLE: ['CONFLICT', '{last} cannot wait for {first}, because {first} waits for it already: {chain}'],
})
