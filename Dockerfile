# Folktable's server. The page is built on the way, by a Node that pip brings along.
FROM python:3.12-slim AS build
WORKDIR /source
COPY . .
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.12-slim
COPY requirements.lock /
RUN pip install --no-cache-dir --require-hashes -r /requirements.lock
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-deps /wheels/*.whl \
    && rm -r /wheels \
    && useradd --system --create-home --home-dir /data folktable
USER folktable
ENV FOLKTABLE_DATA=/data FOLKTABLE_CACHE=/data/cache
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=3)"]
ENTRYPOINT ["folktable"]
CMD ["serve", "--no-browser"]
