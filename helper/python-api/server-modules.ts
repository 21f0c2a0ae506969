/** Python modules that serve an application. */
export const SERVERS = new Set(['uvicorn', 'fastapi', 'hypercorn', 'granian', 'gunicorn', 'flask', 'daphne'])
