# syntax=docker/dockerfile:1

# The front end, which is embedded in the program.
FROM node:22-bookworm-slim AS frontend
WORKDIR /src/frontend
COPY frontend/package.json frontend/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY frontend/ ./
COPY openapi/ /src/openapi/
# What the help is made of.
COPY docs/help/ /src/docs/help/
COPY docs/integration/ /src/docs/integration/
RUN npm run build

# The program.
FROM rust:1-bookworm AS build
WORKDIR /src
COPY Cargo.toml Cargo.lock rust-toolchain.toml ./
COPY crates/ crates/
COPY migrations/ migrations/
COPY --from=frontend /src/frontend/dist/ frontend/dist/
# The commit that System Settings shows.
ARG TIERWAY_COMMIT=
ENV TIERWAY_COMMIT=$TIERWAY_COMMIT
RUN cargo build --release --locked -p tierway-server

# The image: the program and its data.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates curl && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin tierway \
    && install -d -o tierway -g tierway -m 0750 /data
COPY --from=build /src/target/release/tierway /usr/local/bin/tierway
USER tierway
ENV BIND_ADDRESS=0.0.0.0:8080 DATA_DIR=/data LOG_FORMAT=json
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["curl", "--fail", "--silent", "--output", "/dev/null", "http://127.0.0.1:8080/health/ready"]
ENTRYPOINT ["tierway"]
CMD ["serve"]
