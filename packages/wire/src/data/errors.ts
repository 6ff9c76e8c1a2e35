/** Every `code` of an error, with the status it comes with. Sentences may be reworded, codes not. */
export const ERRORS = {
  bad_body: 400,
  bad_query: 400,
  bad_request: 400,
  bad_url: 400,
  bad_content_type: 400,
  invalid_input: 400,
  not_planning: 400,
  not_authorized: 401,
  foreign_origin: 403,
  not_found: 404,
  illegal_transition: 409,
  no_such_nudge: 409,
  precondition_failed: 412,
  body_too_large: 413,
  bad_expectation: 417,
  foreign_host: 421,
  internal: 500,
  not_saved: 503,
  not_readable: 503,
  stopping: 503,
  too_many_streams: 503,
} as const;

export type ErrorCode = keyof typeof ERRORS;
